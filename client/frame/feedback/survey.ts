import type { CesModal, Survey } from '@store-admin/data';

/** A question in the words that our dialog needs. */
export interface Question {
	readonly action: string;
	readonly title: string;
	readonly description: string | undefined;
	readonly firstQuestion: string;
	readonly secondQuestion: string | undefined;
	/** Thanks in the words of the survey. */
	readonly thanks: string | undefined;
	readonly properties: Readonly< Record< string, string | number > >;
}

type Fields = Readonly< Record< string, unknown > >;

function isFields( value: unknown ): value is Fields {
	return typeof value === 'object' && value !== null && ! Array.isArray( value );
}

/** The first of some fields that holds words; PHP and JavaScript write the same names in two ways. */
function words( fields: Fields, ...names: readonly string[] ): string | undefined {
	for ( const name of names ) {
		const value = fields[ name ];
		if ( typeof value === 'string' && value !== '' ) {
			return value;
		}
	}
	return undefined;
}

function propertiesOf( value: unknown ): Readonly< Record< string, string | number > > {
	const properties: Record< string, string | number > = {};
	for ( const [ name, property ] of Object.entries( isFields( value ) ? value : {} ) ) {
		if ( typeof property === 'string' || typeof property === 'number' ) {
			properties[ name ] = property;
		}
	}
	return properties;
}

function toQuestion( fields: Fields, rest: Pick< Question, 'thanks' | 'properties' > ): Question | undefined {
	const title = words( fields, 'title', 'label' );
	const firstQuestion = words( fields, 'firstQuestion', 'first_question' );
	if ( ! title || ! firstQuestion ) {
		return undefined;
	}
	return {
		action: words( fields, 'action' ) ?? '',
		title,
		description: words( fields, 'description' ),
		firstQuestion,
		secondQuestion: words( fields, 'secondQuestion', 'second_question' ),
		...rest,
	};
}

/** A survey of the queue; undefined when it asks nothing. */
export function questionOfSurvey( survey: Survey ): Question | undefined {
	return toQuestion( survey, {
		thanks: words( survey, 'onsubmit_label', 'onsubmitLabel', 'onSubmitLabel' ),
		properties: propertiesOf( survey[ 'props' ] ),
	} );
}

/** The survey that an extension opened through the public store; undefined when it asks nothing. */
export function questionOfModal( modal: CesModal ): Question | undefined {
	const notice = modal[ 'onSubmitNoticeProps' ];
	return toQuestion( modal, {
		thanks:
			words( modal, 'onsubmitLabel', 'onSubmitLabel' ) ?? ( isFields( notice ) ? words( notice, 'content', 'message' ) : undefined ),
		properties: propertiesOf( modal[ 'tracksProps' ] ),
	} );
}
