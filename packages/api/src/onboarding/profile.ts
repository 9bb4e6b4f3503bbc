import { parserOf } from '../core/parse-answer';
import { get, post, request, INSTALL_TIMEOUT_MS } from '../core/request';
import {
	anything,
	emptiable,
	exactly,
	listOf,
	maybe,
	numberOr,
	object,
	orNone,
	recordOf,
	requiredText,
	text,
	textOrNull,
	flagOr,
	nothing,
	where,
	type ValueOf,
} from '../core/shape';
import type { WireObject } from '../core/wire';

const PROFILE = '/wc-admin/onboarding/profile';

const profile = object( {
	/** Whether the wizard was walked to its end; null while it was not begun. */
	completed: maybe( flagOr( null ) ),
	skipped: maybe( flagOr( null ) ),
	/** For example `im_already_selling`; null when the question was not asked. Newer hosts only. */
	business_choice: maybe( textOrNull ),
	/** Names of kinds of product; null when the question was not asked. Older hosts only. */
	product_types: maybe( orNone( listOf( requiredText ), null ) ),
} );

/** Answers given in the set-up wizard, by name. Those that are not described are kept; null for what was not asked. */
export type Profile = ValueOf< typeof profile >;

// The host names each question, also those that were not asked.
const answeredProfile = where( profile, ( answers ) => Object.keys( answers ).length > 0, 'answers of the wizard' );

/** Parses the answers given in the set-up wizard, for example of the store `wc/admin/onboarding`. */
export const parseProfile = parserOf( answeredProfile, 'profile' );

/** Fetches the answers given in the set-up wizard. */
export async function fetchProfile(): Promise< Profile > {
	return get( answeredProfile, PROFILE );
}

const saved = object( { status: exactly( 'success' ), message: text } );

/** The answer of a write of the profile. */
export type ProfileSaved = ValueOf< typeof saved >;

/**
 * Saves answers of the set-up wizard.
 *
 * @param  items Answers by name; names the server does not know are kept as well.
 * @throws {ApiError} Also when the server answers 200 without saying that it succeeded.
 */
export async function saveProfile( items: WireObject ): Promise< ProfileSaved > {
	return post( saved, PROFILE, items );
}

const progress = object( {
	/** Step to when it was finished (ISO 8601, UTC). */
	core_profiler_completed_steps: maybe( recordOf( object( { completed_at: text } ) ) ),
} );

/** Which steps of the set-up wizard were finished. */
export type ProfileProgress = ValueOf< typeof progress >;

/** Fetches which steps of the set-up wizard were finished. PHP sends an empty list when none was. */
export async function fetchProfileProgress(): Promise< ProfileProgress > {
	return get( emptiable( progress ), `${ PROFILE }/progress` );
}

/** Marks a step of the set-up wizard as finished. */
export async function completeProfilerStep( step: string ): Promise< ProfileProgress > {
	const answer = object( { results: emptiable( progress ) } );
	return ( await post( answer, `${ PROFILE }/progress/core-profiler/complete`, { step } ) ).results;
}

/** Sets currency and units to what is usual in a country (two letters); the server answers nothing. */
export async function saveCurrencyAndUnits( countryCode: string ): Promise< void > {
	await post( nothing, `${ PROFILE }/update-store-currency-and-measurement-units`, { country_code: countryCode } );
}

/** Fetches the address that the wizard suggests for e-mail; '' when it has none. */
export async function fetchEmailPrefill(): Promise< string > {
	return ( await get( object( { email: text } ), `${ PROFILE }/experimental_get_email_prefill` ) ).email;
}

const productType = object( {
	label: text,
	description: maybe( text ),
	/** Id of the product in the host's shop that brings it; only paid ones have it. */
	product: maybe( numberOr( null ) ),
} );

/** A kind of product that the wizard asks about. */
export type ProductType = ValueOf< typeof productType >;

/** Parses kinds of product by name, for example of the store `wc/admin/onboarding`. */
export const parseProductTypes = parserOf( recordOf( productType ), 'kinds of product' );

/** Fetches the kinds of product that the wizard asks about, by name. */
export async function fetchProductTypes(): Promise< Readonly< Record< string, ProductType > > > {
	return get( recordOf( productType ), '/wc-admin/onboarding/product-types' );
}

const job = object( { job_id: requiredText, status: text, plugins: maybe( anything ) } );

/** A job that the server does by itself. */
export type BackgroundJob = ValueOf< typeof job >;

/** Asks the server to install and activate plugins by itself. */
export async function installPluginsInBackground( plugins: readonly string[], source: string ): Promise< BackgroundJob > {
	const { body } = await request( job, {
		method: 'POST',
		path: '/wc-admin/onboarding/plugins/install-and-activate-async',
		data: { plugins, source },
		timeoutMs: INSTALL_TIMEOUT_MS,
	} );
	return body;
}

/** Puts a new store behind its "coming soon" page. */
export async function initializeComingSoon(): Promise< void > {
	await post( exactly( true ), '/wc-admin/launch-your-store/initialize-coming-soon', {} );
}
