const {statSync} = require('node:fs');

/** Runs after the MDX loader: tells the bundler what the page's remark plugins have read. */
module.exports = function loader(source) {
  for (const input of this.getOptions().listInputs(this.resourcePath)) {
    const found = statSync(input, {throwIfNoEntry: false});
    if (!found) this.addMissingDependency(input);
    else if (found.isDirectory()) this.addContextDependency(input);
    else this.addDependency(input);
  }
  return source;
};
