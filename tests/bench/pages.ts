import type { Mark, Target } from './measure';

/** Selectors of what one of the two apps renders. */
interface Parts {
	readonly task: string;
	readonly figure: string;
	/** Total below a table. */
	readonly total: string;
	readonly chart: string;
	/** Cell of a table, or the text of an empty one. */
	readonly cell: string;
	/** Placeholder of loading content. */
	readonly pending: string;
	/** Button of a payment provider. */
	readonly provider: string;
	/** Text of the introduction to Marketing. */
	readonly introduction: string;
	/** Tab of the extensions. */
	readonly tab: string;
	/** Heading of the first step of the wizard. */
	readonly welcome: string;
	/** Button that launches the store. */
	readonly launch: string;
}

const OURS: Parts = {
	task: '.store-admin-task-row',
	figure: '.store-admin-figure__value',
	total: '.store-admin-table-summary__total strong',
	chart: ':is( .store-admin-chart__canvas svg, .store-admin-chart__empty )',
	cell: ':is( .store-admin-table tbody:not( .store-admin-table__skeleton ) td, .store-admin-table__message, .store-admin-table-card .store-admin-section-error )',
	pending: ':is( .store-admin-skeleton, .store-admin-chart__skeleton, .store-admin-table__skeleton )',
	provider: '.store-admin-provider__action :is( a, button )',
	introduction: '.store-admin-introduction__body',
	tab: '.store-admin-tabs__tab',
	welcome: '.store-admin-profiler__heading',
	launch: '.store-admin-full-screen__actions .is-primary',
};

const HOSTS: Parts = {
	task: '.woocommerce-task-list__item',
	figure: '.woocommerce-summary__item-value',
	total: '.woocommerce-table__summary-value',
	chart: ':is( .d3-base svg path, .d3-chart__empty-message )',
	cell: ':is( .woocommerce-table__item, .woocommerce-table__empty-item )',
	pending: ':is( .is-placeholder, .woocommerce-chart-placeholder, .is-loading )',
	provider: '.woocommerce-list__item-buttons button',
	introduction: '.woocommerce-marketing-introduction-banner-content',
	tab: '.woocommerce-marketplace__tabs button',
	welcome: '.woocommerce-profiler-heading',
	launch: '.launch-your-store-layout__sidebar button.is-primary',
};

type Marks = Pick< Target, 'first' | 'drawn' >;

const inApp = ( selector: string ) => `#root .woocommerce-layout__main ${ selector }`;

function withFirstNumber( { pending }: Parts, number: string, rest: readonly string[] ): Marks {
	return {
		first: { present: [ inApp( number ) ], hasDigit: true },
		drawn: { present: [ number, ...rest ].map( inApp ), absent: inApp( pending ) },
	};
}

const reportMarks = ( parts: Parts ) => withFirstNumber( parts, parts.figure, [ parts.chart, parts.cell, parts.total ] );

/** Ours draws charts and leaderboards only when they are near the window, so the first chart is the mark for both apps. */
const overviewMarks = ( parts: Parts ): Marks => {
	const { first } = withFirstNumber( parts, parts.figure, [] );
	return { first, drawn: { present: [ parts.figure, parts.chart ].map( inApp ) } };
};

/** Both apps render the settings with the browser's own controls. */
const settingsMarks = ( { pending }: Parts ): Marks => {
	const field: Mark = { present: [ inApp( 'input[type="checkbox"]' ) ] };
	return {
		first: field,
		drawn: { present: [ ...field.present, inApp( ':is( progress, [role="progressbar"] )' ) ], absent: inApp( pending ) },
	};
};

const homeMarks = ( { task }: Parts ): Marks => ( { first: { present: [ task ] }, drawn: { present: [ `#root ${ task }` ] } } );

const providerMarks = ( { provider }: Parts ): Marks => {
	const row: Mark = { present: [ `#experimental_wc_settings_payments_main ${ provider }` ] };
	return { first: row, drawn: row };
};

const appMarks =
	( part: 'introduction' | 'tab' | 'welcome' | 'launch' ) =>
	( parts: Parts ): Marks => {
		const mark: Mark = { present: [ inApp( parts[ part ] ) ] };
		return { first: mark, drawn: mark };
	};

interface Definition {
	/** Path in the app; '' for Home. */
	readonly path: string;
	/** Tab of the classic settings, instead of a path. */
	readonly tab?: string;
	/** Name of what the user looks for first. */
	readonly first: string;
	readonly marks: ( parts: Parts ) => Marks;
}

const PAGES = {
	home: { path: '', first: 'task row', marks: homeMarks },
	revenue: { path: '/analytics/revenue', first: 'number', marks: reportMarks },
	orders: { path: '/analytics/orders', first: 'number', marks: reportMarks },
	products: { path: '/analytics/products', first: 'number', marks: reportMarks },
	overview: { path: '/analytics/overview', first: 'number', marks: overviewMarks },
	customers: { path: '/customers', first: 'number', marks: ( parts ) => withFirstNumber( parts, parts.total, [ parts.cell ] ) },
	settings: { path: '/analytics/settings', first: 'field', marks: settingsMarks },
	marketing: { path: '/marketing', first: 'text', marks: appMarks( 'introduction' ) },
	extensions: { path: '/extensions', first: 'tab', marks: appMarks( 'tab' ) },
	wizard: { path: '/setup-wizard', first: 'heading', marks: appMarks( 'welcome' ) },
	launch: { path: '/launch-your-store', first: 'button', marks: appMarks( 'launch' ) },
	payments: { path: '', tab: 'checkout', first: 'provider', marks: providerMarks },
} as const satisfies Record< string, Definition >;

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys( PAGES ) as readonly PageName[];

const isPageName = ( name: string ): name is PageName => ( PAGE_NAMES as readonly string[] ).includes( name );

/**
 * Parses a list of pages.
 *
 * @param text names with commas between them
 * @throws Error with the possible names
 */
export function parsePages( text: string ): readonly PageName[] {
	return text.split( ',' ).map( ( part ) => {
		const name = part.trim();
		if ( ! isPageName( name ) ) {
			throw new Error( `There is no page "${ name }" to measure: choose from ${ PAGE_NAMES.join( ', ' ) }.` );
		}
		return name;
	} );
}

/** What the user looks for first on a page: "number". */
export const firstOf = ( page: PageName ): string => PAGES[ page ].first;

export const BARE_PAGE: Target = { name: 'bare admin page', path: 'tools.php', first: null, drawn: null };

/** A page of one of the two apps. */
export function targetOf( page: PageName, app: 'ours' | 'host' ): Target {
	const { path, tab, marks }: Definition = PAGES[ page ];
	const appAddress = `admin.php?page=wc-admin${ path === '' ? '' : `&path=${ encodeURIComponent( path ) }` }`;
	const address = tab === undefined ? appAddress : `admin.php?page=wc-settings&tab=${ tab }`;
	return app === 'ours'
		? { name: 'Store Admin', path: address, ...marks( OURS ) }
		: { name: "host's own app", path: address, ...marks( HOSTS ) };
}
