const base = require( '../jest.config.js' );

/**
 * Runs rendering tests with the React version of newer sites too, because the site provides React. What differs between the versions is
 * refs, effects, portals and events, so this runs the tests of the parts that all screens are made of, and one screen of each family.
 */
/** @type {import('jest').Config} */
module.exports = {
	...base,
	rootDir: '..',
	displayName: 'React 19',
	testMatch: [
		'<rootDir>/packages/{charts,components,extensibility}/**/test/*.test.tsx',
		'<rootDir>/client/{app,frame,shared}/**/test/*.test.tsx',
		'<rootDir>/client/screens/home/test/home-screen.test.tsx',
		'<rootDir>/client/screens/tasks/shipping/test/shipping-screen.test.tsx',
	],
	moduleNameMapper: {
		...base.moduleNameMapper,
		'^react(/.*)?$': '<rootDir>/node_modules/react-19$1',
		'^react-dom(/.*)?$': '<rootDir>/node_modules/react-dom-19$1',
	},
};
