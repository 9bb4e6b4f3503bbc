const base = require( '../jest.config.js' );

/** What renders, once more, with the React that newer sites bring: the site brings React, so ours must be right on both. */
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
