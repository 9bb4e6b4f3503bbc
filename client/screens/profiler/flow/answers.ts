import type { Profile } from '@store-admin/data';

/** What the wizard asks. */
export interface Answers {
	/** Whether the store may share usage data. */
	readonly sharesUsage: boolean;
	readonly choice: string;
	readonly sellingOnline: string;
	readonly platforms: readonly string[];
	readonly storeName: string;
	readonly industry: string;
	/** Two letters; '' until it is chosen. */
	readonly country: string;
	/** Code of a state of the country; '' for a country without states. */
	readonly state: string;
	readonly email: string;
	/** Whether the host may write to the address. */
	readonly wantsEmails: boolean;
	/** Keys of the chosen features. */
	readonly features: readonly string[];
}

/** What is stored, beside the profile. */
export interface StoredFacts {
	readonly isTrackingAllowed: boolean;
	/** `CC` or `CC:state`. */
	readonly storePlace: string;
	readonly siteTitle: string;
}

/** The place that the host has before anybody chose one. */
const UNCHOSEN_PLACE = 'US:CA';

/** Titles that WordPress and installers give to a new site. */
const UNCHOSEN_TITLES = [ 'WordPress', 'My WordPress Website', 'My Site', 'Just another WordPress site' ];

/** The title of the site, if somebody chose it. */
export function chosenTitle( title: string ): string {
	return UNCHOSEN_TITLES.includes( title.trim() ) ? '' : title;
}

function firstIndustry( industry: Profile[ 'industry' ] ): string {
	const first: unknown = Array.isArray( industry ) ? industry[ 0 ] : undefined;
	const slug: unknown = typeof first === 'object' && first !== null ? Reflect.get( first, 'slug' ) : first;
	return typeof slug === 'string' ? slug : '';
}

/** Splits `CC:state`. */
export function splitPlace( place: string ): Pick< Answers, 'country' | 'state' > {
	const [ country = '', state = '' ] = place.split( ':' );
	return { country, state };
}

/** Joins country and state to the form in which the store saves them. */
export function joinPlace( { country, state }: Pick< Answers, 'country' | 'state' > ): string {
	return state === '' ? country : `${ country }:${ state }`;
}

const NO_ANSWERS = { choice: '', sellingOnline: '', platforms: [], email: '', features: [] } as const;

/**
 * The stored answers. Questions about sharing data count as answered only after the user answered them.
 *
 * @param profile Answers of the wizard; undefined while they are not known.
 * @param facts   What else is stored.
 */
export function storedAnswers( profile: Profile | undefined, facts: StoredFacts ): Answers {
	const known: Partial< Profile > = profile ?? {};
	const isPlaceChosen = known.is_store_country_set === true || facts.storePlace !== UNCHOSEN_PLACE;
	return {
		...NO_ANSWERS,
		...( known.business_choice && { choice: known.business_choice } ),
		...( known.selling_online_answer && { sellingOnline: known.selling_online_answer } ),
		...( known.selling_platforms && { platforms: known.selling_platforms } ),
		...( known.store_email && { email: known.store_email } ),
		sharesUsage: facts.isTrackingAllowed,
		storeName: chosenTitle( facts.siteTitle ),
		industry: firstIndustry( known.industry ),
		...splitPlace( isPlaceChosen ? facts.storePlace : '' ),
		wantsEmails: known.is_agree_marketing === true,
	};
}
