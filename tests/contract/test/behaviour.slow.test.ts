import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunningSite } from '../../site/start-options';
import { startSite } from '../../site/start-site';
import { signIn, type Session } from '../rest-client';

interface Task {
	readonly id: string;
	readonly isComplete: boolean;
	readonly isActioned: boolean;
	readonly isDismissed: boolean;
}
interface TaskList {
	readonly id: string;
	readonly isHidden: boolean;
	readonly tasks: readonly Task[];
}
interface Note {
	readonly id: number;
	readonly status: string;
	readonly is_read: boolean;
	readonly actions: ReadonlyArray< { id: number } >;
}

type Call = Session[ 'call' ];

let site: RunningSite;
let admin: Call;

beforeAll( async () => {
	site = await startSite( { portsFrom: 8240 } );
	admin = ( await signIn( site.url, site.user, site.password ) ).call;
} );
afterAll( () => site?.stop() );

const asUser = async ( name: string ): Promise< Call > => ( await signIn( site.url, name, site.password ) ).call;

async function readList( id: string ): Promise< TaskList > {
	const { body } = await admin( { path: '/wc-admin/onboarding/tasks', query: { ids: [ id ] } } );
	return ( body as [ TaskList ] )[ 0 ];
}

async function readTask( list: string, id: string ): Promise< Task | undefined > {
	return ( await readList( list ) ).tasks.find( ( task ) => task.id === id );
}

describe( 'set-up tasks', () => {
	it( 'A task is complete once the store has what the task asks for', async () => {
		expect( ( await readTask( 'setup', 'products' ) )?.isComplete ).toBe( false );
		await site.runPhp( { code: "wp_insert_post( array( 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => 'Mug' ) );" } );
		expect( ( await readTask( 'setup', 'products' ) )?.isComplete ).toBe( true );
	} );

	it( 'A task stays actioned after its action was started', async () => {
		await admin( { method: 'POST', path: '/wc-admin/onboarding/tasks/tax/action' } );
		expect( await readTask( 'setup', 'tax' ) ).toMatchObject( { isActioned: true, isComplete: true } );
	} );

	it( 'A hidden list sends no tasks until it is shown again', async () => {
		await admin( { method: 'POST', path: '/wc-admin/onboarding/tasks/extended/hide' } );
		expect( await readList( 'extended' ) ).toMatchObject( { isHidden: true, tasks: [] } );
		await admin( { method: 'POST', path: '/wc-admin/onboarding/tasks/extended/unhide' } );
		expect( ( await readList( 'extended' ) ).tasks.length ).toBeGreaterThan( 0 );
	} );
} );

describe( 'options', () => {
	it( 'An option is saved and sent back', async () => {
		const written = await admin( { method: 'POST', path: '/wc-admin/options', body: { woocommerce_task_list_reminder_bar_hidden: 'yes' } } );
		expect( written.body ).toEqual( { woocommerce_task_list_reminder_bar_hidden: true } );
		const read = await admin( { path: '/wc-admin/options', query: { options: 'woocommerce_task_list_reminder_bar_hidden' } } );
		expect( read.body ).toEqual( { woocommerce_task_list_reminder_bar_hidden: 'yes' } );
	} );

	it( 'An administrator reads every option, a shop manager only those that the host allows', async () => {
		const manager = await asUser( 'shopmanager' );
		const read = { path: '/wc-admin/options', query: { options: 'woocommerce_coming_soon,admin_email' } };
		expect( ( await admin( read ) ).body ).toMatchObject( { admin_email: expect.stringContaining( '@' ) } );
		expect( ( await manager( read ) ).status ).toBe( 403 );
		expect( ( await manager( { ...read, query: { options: 'woocommerce_coming_soon' } } ) ).status ).toBe( 200 );
		expect( ( await manager( { method: 'POST', path: '/wc-admin/options', body: { blogdescription: 'x', unheard_of: 'x' } } ) ).status ).toBe( 403 );
	} );
} );

describe( 'roles', () => {
	it.each( [
		[ 'shopmanager', '/wc-admin/onboarding/tasks', 200 ],
		[ 'shopmanager', '/wc/v3/settings/general', 200 ],
		[ 'shopmanager', '/wc-analytics/orders', 200 ],
		[ 'editor', '/wc-admin/onboarding/tasks', 403 ],
		[ 'editor', '/wc-analytics/admin/notes', 403 ],
		[ 'subscriber', '/wc-analytics/orders', 403 ],
		[ 'subscriber', '/wc-analytics/products', 403 ],
		[ 'subscriber', '/wc/v3/data/countries', 403 ],
	] )( 'The role %s gets for %s the status %d', async ( name, path, status ) => {
		const call = await asUser( name );
		expect( ( await call( { path } ) ).status ).toBe( status );
	} );

	it( 'A shop manager without the right to install plugins cannot activate one', async () => {
		const call = await asUser( 'shopmanager' );
		expect( ( await call( { method: 'POST', path: '/wc-admin/plugins/activate', body: { plugins: 'woocommerce' } } ) ).status ).toBe( 403 );
	} );
} );

describe( 'preferences of a user', () => {
	it( 'User preferences are stored as strings, and unknown ones are dropped', async () => {
		const changed = { homepage_layout: 'two_columns', dashboard_sections: '[{"key":"a\\\\"}]' };
		await admin( { method: 'POST', path: '/wp/v2/users/me', body: { woocommerce_meta: { ...changed, unheard_of: 'x' } } } );
		const { body } = await admin( { path: '/wp/v2/users/me' } );
		const meta = ( body as { woocommerce_meta: Record< string, string > } ).woocommerce_meta;
		expect( meta ).toMatchObject( changed );
		expect( meta ).not.toHaveProperty( 'unheard_of' );
	} );
} );

describe( 'notes', () => {
	const readNotes = async (): Promise< Note[] > => ( await admin( { path: '/wc-analytics/admin/notes', query: { status: 'unactioned' } } ) ).body as Note[];

	it( 'A note is actioned by its action and leaves the inbox when it is deleted', async () => {
		const [ note ] = await readNotes();
		const acted = await admin( { method: 'POST', path: `/wc-analytics/admin/notes/${ note?.id }/action/${ note?.actions[ 0 ]?.id }` } );
		expect( acted.body ).toMatchObject( { id: note?.id, status: 'actioned', is_read: true } );

		await admin( { method: 'PUT', path: `/wc-analytics/admin/notes/${ note?.id }`, body: { status: 'unactioned', is_read: false } } );
		expect( ( await readNotes() ).map( ( { id } ) => id ) ).toContain( note?.id );

		await admin( { method: 'DELETE', path: `/wc-analytics/admin/notes/delete/${ note?.id }` } );
		expect( ( await readNotes() ).map( ( { id } ) => id ) ).not.toContain( note?.id );
	} );
} );
