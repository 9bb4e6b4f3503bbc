/** What a site that brings React 19 puts where WordPress puts its own React. */
window.React = require( 'react-19' );
window.ReactDOM = { ...require( 'react-dom-19' ), ...require( 'react-dom-19/client' ) };
window.ReactJSXRuntime = require( 'react-19/jsx-runtime' );
