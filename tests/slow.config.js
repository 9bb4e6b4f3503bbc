const base = require( '../jest.config.js' );

/** Tests that start a real store. They run one after another. */
/** @type {import('jest').Config} */
module.exports = {
	...base,
	rootDir: '..',
	testEnvironment: 'node',
	roots: [ '<rootDir>/tests' ],
	testMatch: [ '**/test/*.slow.test.ts' ],
	testPathIgnorePatterns: [ '/node_modules/', '<rootDir>/tests/e2e/' ],
	setupFilesAfterEnv: [],
	testTimeout: 300000,
};
