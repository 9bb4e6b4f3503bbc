import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/**
 * Finds a Chromium on this machine: the one that the variable CHROMIUM names, else one that the system has, else one that Playwright
 * downloaded.
 *
 * @return path of the program, null when there is none
 */
export function findChromium(): string | null {
	const places = [
		process.env[ 'CHROMIUM' ],
		'/usr/bin/chromium',
		'/usr/bin/chromium-browser',
		'/usr/bin/google-chrome',
		'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
		chromium.executablePath(),
	];
	return places.find( ( place ) => place && existsSync( place ) ) ?? null;
}
