import { expect, test } from '@jest/globals';
import { RegistryProvider } from '@wordpress/data';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeTask } from '../../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../../tests/js/factories/make-task-list';
import { onRest, restRequests } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { useTaskLists } from '../use-task-lists';

const FILTER = 'woocommerce_admin_onboarding_task_list';

test( 'useTaskLists does not fetch the lists again when a late script adds a task', async () => {
	const registry = makeRegistry();
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	onRest( 'GET /wc-admin/onboarding/tasks', [ makeTaskList() ] );
	const { result } = renderHook( () => [ useTaskLists(), useTaskLists() ] as const, { wrapper } );
	await waitFor( () => expect( result.current[ 0 ].taskLists.status ).toBe( 'ready' ) );
	await act( async () => {
		addFilter( FILTER, 'test/late', () => [ { key: 'late', title: 'Late' } ] );
		await Promise.resolve();
	} );
	expect( restRequests() ).toHaveLength( 1 );
	removeAllFilters( FILTER, '' );
} );

test( 'useTaskLists fetches the lists again, once, when the page is restored from the browser’s memory (T1)', async () => {
	const registry = makeRegistry();
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	const show = ( persisted: boolean ) =>
		act( () => void window.dispatchEvent( Object.assign( new Event( 'pageshow' ), { persisted } ) ) );
	onRest( 'GET /wc-admin/onboarding/tasks', [ makeTaskList( { tasks: [ makeTask( { id: 'tax' } ) ] } ) ] );
	const { result } = renderHook( () => [ useTaskLists(), useTaskLists() ] as const, { wrapper } );
	await waitFor( () => expect( result.current[ 0 ].taskLists.status ).toBe( 'ready' ) );
	show( false );
	onRest( 'GET /wc-admin/onboarding/tasks', [ makeTaskList( { tasks: [ makeTask( { id: 'tax', isComplete: true } ) ] } ) ] );
	show( true );
	await waitFor( () => expect( result.current[ 1 ].taskLists ).toMatchObject( { data: [ { tasks: [ { isComplete: true } ] } ] } ) );
	expect( restRequests( 'GET /wc-admin/onboarding/tasks' ) ).toHaveLength( 2 );
} );
