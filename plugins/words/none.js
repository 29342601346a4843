/** Docusaurus' list of words in browsers: the code contains them (plugins/words). */
export default {};
