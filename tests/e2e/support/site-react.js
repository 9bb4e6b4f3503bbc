/** The script that a site with React 19 loads in place of the React of WordPress. */
window.React = require( 'react-19' );
window.ReactDOM = { ...require( 'react-dom-19' ), ...require( 'react-dom-19/client' ) };
window.ReactJSXRuntime = require( 'react-19/jsx-runtime' );
