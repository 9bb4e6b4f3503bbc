const base = require( '../../jest.config.js' );

/** Chromium on a real local store. One worker, one store for the whole run. */
/** @type {import('jest').Config} */
module.exports = {
	...base,
	rootDir: '../..',
	testEnvironment: 'node',
	roots: [ '<rootDir>/tests/e2e' ],
	testMatch: [ '**/*.test.ts' ],
	testPathIgnorePatterns: [ '/node_modules/' ],
	setupFilesAfterEnv: [],
	testTimeout: 60000,
};
