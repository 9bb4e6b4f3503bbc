const base = require( '../jest.config.js' );

/**
 * Runs the rendering tests with the React version of newer sites too. The site provides React, so our code must work
 * with both versions.
 */
/** @type {import('jest').Config} */
module.exports = {
	...base,
	rootDir: '..',
	displayName: 'React 19',
	testMatch: [ '**/test/*.test.tsx' ],
	moduleNameMapper: {
		...base.moduleNameMapper,
		'^react(/.*)?$': '<rootDir>/node_modules/react-19$1',
		'^react-dom(/.*)?$': '<rootDir>/node_modules/react-dom-19$1',
	},
};
