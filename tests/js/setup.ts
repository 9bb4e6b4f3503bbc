import { afterEach, beforeEach } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup } from '@testing-library/react';
import { installBrowserStubs } from './browser-stubs';
import { verifyConsole, watchConsole } from './console-guard';
import { resetFakeRest, verifyFakeRest } from './fake-rest';

installBrowserStubs();

beforeEach( () => {
	watchConsole();
	resetFakeRest();
} );

afterEach( () => {
	cleanup();
	verifyFakeRest();
	verifyConsole();
} );
