import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/**
 * Replaces the clock of the page. It runs on as the real one does, and `passTime` moves it ahead. The setup of the tests restores the
 * real clock after each test.
 */
export function controlTime(): void {
	jest.useFakeTimers( { advanceTimers: true } );
}

/**
 * Lets time pass at once, with everything that happens in it. Call `controlTime()` before what is to happen starts its timers.
 *
 * @param ms milliseconds
 */
export async function passTime( ms: number ): Promise< void > {
	await act( () => jest.advanceTimersByTimeAsync( ms ) );
}
