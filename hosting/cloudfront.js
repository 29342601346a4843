// A CloudFront function for viewer requests (cloudfront-js-2.0): finds the file of an address, and redirects other spellings to it.
var HOMES = ['/', '/es/', '/de/', '/it/', '/fr/'];
var FILE = /\.(atom|css|csv|ico|js|json|md|png|sha256|svg|tgz|txt|webmanifest|woff2|xml|yaml|zip)$/;

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (HOMES.indexOf(uri) >= 0) request.uri = uri + 'index.html';
  else if (HOMES.indexOf(uri + '/') >= 0) request.uri = uri + '/index.html';
  else if (/\/index\.html$/.test(uri)) return move(uri.slice(0, -10));
  else if (/\.html$/.test(uri)) return move(uri.slice(0, -5));
  else if (/\/$/.test(uri)) return move(uri.slice(0, -1));
  else if (!FILE.test(uri) && uri.indexOf('/.well-known/') !== 0) request.uri = uri + '.html';
  return request;
}

function move(to) {
  // One slash: a second one would lead to another host.
  return {statusCode: 301, headers: {location: {value: to.replace(/^\/+/, '/')}}};
}
