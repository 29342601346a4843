/** The function of tslib that @docusaurus/utils-common needs (plugins/lean-scripts). */
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
