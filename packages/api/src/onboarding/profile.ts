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
	/** Whether the wizard was completed; null when it was not started. */
	completed: maybe( flagOr( null ) ),
	skipped: maybe( flagOr( null ) ),
	/** For example `im_already_selling`; null when the question was not answered. Newer hosts only. */
	business_choice: maybe( textOrNull ),
	/** Whether and how the seller sells already, for example `yes_im_selling_online`. */
	selling_online_answer: maybe( textOrNull ),
	/** Names of the platforms on which the seller sells. */
	selling_platforms: maybe( orNone( listOf( requiredText ), null ) ),
	/** Industries: a list of texts on newer hosts, of objects with a `slug` on older ones. */
	industry: maybe( anything ),
	/** Address for messages of the host to the owner. */
	store_email: maybe( textOrNull ),
	is_agree_marketing: maybe( flagOr( null ) ),
	/** Whether the owner has chosen the country; the general settings always have one. */
	is_store_country_set: maybe( flagOr( null ) ),
	/** Names of product types; null when the question was not answered. Older hosts only. */
	product_types: maybe( orNone( listOf( requiredText ), null ) ),
} );

/** Answers of the set-up wizard, by name; null for a question that was not answered. Fields that are not described are kept. */
export type Profile = ValueOf< typeof profile >;

// The host sends every question, also those that were not answered.
const answeredProfile = where( profile, ( answers ) => Object.keys( answers ).length > 0, 'answers of the wizard' );

/** Parses the answers given in the set-up wizard, for example of the store `wc/admin/onboarding`. */
export const parseProfile = parserOf( answeredProfile, 'profile' );

/** Fetches the answers given in the set-up wizard. */
export async function fetchProfile(): Promise< Profile > {
	return get( answeredProfile, PROFILE );
}

const saved = object( { status: exactly( 'success' ), message: text } );

/** The answer of a request that saves the profile. */
export type ProfileSaved = ValueOf< typeof saved >;

/**
 * Saves answers of the set-up wizard.
 *
 * @param  items Answers by name. The server also stores names that it does not know.
 * @throws {ApiError} Also when the server answers 200 without a success status.
 */
export async function saveProfile( items: WireObject ): Promise< ProfileSaved > {
	return post( saved, PROFILE, items );
}

const progress = object( {
	/** Step name to the time when it was completed (ISO 8601, UTC). */
	core_profiler_completed_steps: maybe( recordOf( object( { completed_at: text } ) ) ),
} );

/** The completed steps of the set-up wizard. */
export type ProfileProgress = ValueOf< typeof progress >;

/** Fetches the completed steps of the set-up wizard. PHP sends an empty list when there are none. */
export async function fetchProfileProgress(): Promise< ProfileProgress > {
	return get( emptiable( progress ), `${ PROFILE }/progress` );
}

/** Marks a step of the set-up wizard as completed. */
export async function completeProfilerStep( step: string ): Promise< ProfileProgress > {
	const answer = object( { results: emptiable( progress ) } );
	return ( await post( answer, `${ PROFILE }/progress/core-profiler/complete`, { step } ) ).results;
}

/** Sets currency and units to those of a country (two-letter code). The server answers nothing. */
export async function saveCurrencyAndUnits( countryCode: string ): Promise< void > {
	await post( nothing, `${ PROFILE }/update-store-currency-and-measurement-units`, { country_code: countryCode } );
}

/** Fetches the e-mail address that the wizard suggests; '' when there is none. */
export async function fetchEmailPrefill(): Promise< string > {
	return ( await get( object( { email: text } ), `${ PROFILE }/experimental_get_email_prefill` ) ).email;
}

const productType = object( {
	label: text,
	description: maybe( text ),
	/** Id of the extension in the host's shop that the product type needs; only paid ones have it. */
	product: maybe( numberOr( null ) ),
} );

/** A product type that the wizard offers. */
export type ProductType = ValueOf< typeof productType >;

/** Parses product types by name, for example of the store `wc/admin/onboarding`. */
export const parseProductTypes = parserOf( recordOf( productType ), 'kinds of product' );

/** Fetches the product types that the wizard offers, by name. */
export async function fetchProductTypes(): Promise< Readonly< Record< string, ProductType > > > {
	return get( recordOf( productType ), '/wc-admin/onboarding/product-types' );
}

const job = object( { job_id: requiredText, status: text, plugins: maybe( anything ) } );

/** A job that the server runs in the background. */
export type BackgroundJob = ValueOf< typeof job >;

/** Starts a background job that installs and activates plugins. */
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
