import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { measure, type Sample } from '../bench/measure';
import { targetOf } from '../bench/pages';
import { openContext, signIn } from './support/browser';
import { prepareScenario } from './support/scenario';

/** The numbers of docs/budgets.md. */
const SCRIPT_BYTES = 330_000;
const REST_CALLS = 2;
const LAYOUT_SHIFT = 0.02;

const scenario = prepareScenario();
let context: BrowserContext;

beforeEach( async () => {
	context = await openContext( scenario.browser );
	await signIn( context, scenario.store );
} );

afterEach( () => context.close() );

const openHome = (): Promise< Sample > => measure( context, scenario.store.url, targetOf( 'home', 'ours' ) );

describe( 'Home without extensions', () => {
	it( 'loads fewer bytes of script than its budget, those of WordPress included', async () => {
		const { scripts, scriptBytes } = await openHome();
		expect( scripts ).toBeGreaterThan( 5 );
		expect( scriptBytes ).toBeLessThanOrEqual( SCRIPT_BYTES );
	} );

	it( 'stays within its budgets of REST calls and layout shift', async () => {
		const { restCalls, layoutShift } = await openHome();
		expect( restCalls ).toBeLessThanOrEqual( REST_CALLS );
		expect( layoutShift ).toBeLessThan( LAYOUT_SHIFT );
	} );
} );
