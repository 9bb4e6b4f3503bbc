/*
 * Checks the types for authors of extensions against the public names and against the types of the screens.
 * This file never runs: a wrong type fails the compilation.
 */
import type { ComponentProps } from 'react';
import type { TaskScreenProps } from '../../client/shared/task-screens';
import type { PageDefinition, PageProps as OwnPageProps } from '../../client/shared/page-definition';
import type { Task as OwnTask } from '../../packages/data/src/index';
import type {
	AddFilter,
	Dispatch,
	FillContent,
	Filters,
	Page,
	PageProps,
	ResolveSelect,
	Select,
	Slots,
	Stores,
	Task,
	TaskProps,
} from '../../packages/extensibility/types/extension-points';
import type { Stores as OwnStores } from './public-store-types';
import type surface from './public-surface.json';

type Equal< One, Other > = [ One ] extends [ Other ] ? ( [ Other ] extends [ One ] ? true : false ) : false;
type Fits< Given, Wanted > = [ Given ] extends [ Wanted ] ? true : false;

declare function holds< Claim extends true >( claim?: Claim ): void;

// The names are those of the public list.
holds< Equal< keyof Filters, keyof typeof surface.filters > >();
holds< Equal< keyof Slots, keyof typeof surface.slots > >();
holds< Equal< Exclude< keyof Stores, 'core/notices' >, keyof typeof surface.stores > >();

// Each store has its actual selectors and actions, with the same types.
holds< Fits< OwnStores, Stores > >();
holds< Fits< Stores, OwnStores > >();

// A page of an author is a valid page, and its component gets our props.
holds< Fits< Page, PageDefinition > >();
holds< Fits< OwnPageProps, PageProps > >();
holds< Equal< Task, OwnTask > >();
holds< Fits< Omit< TaskScreenProps, 'task' >, Omit< TaskProps, 'task' > > >();

declare const addFilter: AddFilter;
declare const select: Select;
declare const resolveSelect: ResolveSelect;
declare const dispatch: Dispatch;
declare function SamplePage( props: PageProps ): null;

/** Code of an author. */
export async function asAuthor(): Promise< ComponentProps< typeof SamplePage > | number | undefined > {
	addFilter( 'woocommerce_admin_pages_list', 'author/page', ( pages ) => [
		...pages,
		{ container: SamplePage, path: '/sample', capability: 'manage_woocommerce' },
	] );
	addFilter( 'woocommerce_admin_report_currency', 'author/currency', ( currency, query ) => ( {
		...currency,
		code: query[ 'currency' ] === 'euro' ? 'EUR' : currency.code,
	} ) );
	// @ts-expect-error -- a filter has to return a value of the same type.
	addFilter( 'woocommerce_admin_persisted_queries', 'author/nothing', () => undefined );
	// @ts-expect-error -- there is no such filter.
	addFilter( 'woocommerce_admin_no_such_filter', 'author/no-filter', ( value ) => value );
	await dispatch( 'wc/admin/options' ).updateOptions( { author: 'yes' } );
	// @ts-expect-error -- options are updated by name.
	await dispatch( 'wc/admin/options' ).updateOptions( 'author' );
	const content: FillContent< 'woocommerce_header_item' > = ( { isEmbedded } ) => ( isEmbedded ? null : null );
	void content;
	const lists = await resolveSelect( 'wc/admin/onboarding' ).getTaskLists();
	const option: unknown = select( 'wc/admin/options' ).getOption( 'author' );
	return option ? lists[ 0 ]?.tasks.length : undefined;
}
