export {matchPath, useHistory, useLocation} from 'react-router';
