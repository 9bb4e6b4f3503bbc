import type { CesModal, Survey } from '@store-admin/data';

/** A question as our dialog shows it. */
export interface Question {
	readonly action: string;
	readonly title: string;
	readonly description: string | undefined;
	readonly firstQuestion: string;
	readonly secondQuestion: string | undefined;
	/** The survey's own text of thanks. */
	readonly thanks: string | undefined;
	readonly properties: Readonly< Record< string, string | number > >;
}

type Fields = Readonly< Record< string, unknown > >;

function isFields( value: unknown ): value is Fields {
	return typeof value === 'object' && value !== null && ! Array.isArray( value );
}

/** The first of the named fields that has a text. PHP and JavaScript spell the same names differently. */
function textOf( fields: Fields, ...names: readonly string[] ): string | undefined {
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
	const title = textOf( fields, 'title', 'label' );
	const firstQuestion = textOf( fields, 'firstQuestion', 'first_question' );
	if ( ! title || ! firstQuestion ) {
		return undefined;
	}
	return {
		action: textOf( fields, 'action' ) ?? '',
		title,
		description: textOf( fields, 'description' ),
		firstQuestion,
		secondQuestion: textOf( fields, 'secondQuestion', 'second_question' ),
		...rest,
	};
}

/** The question of a queued survey; undefined when its texts are missing. */
export function questionOfSurvey( survey: Survey ): Question | undefined {
	return toQuestion( survey, {
		thanks: textOf( survey, 'onsubmit_label', 'onsubmitLabel', 'onSubmitLabel' ),
		properties: propertiesOf( survey[ 'props' ] ),
	} );
}

/** The question that an extension opened through the public store; undefined when its texts are missing. */
export function questionOfModal( modal: CesModal ): Question | undefined {
	const notice = modal[ 'onSubmitNoticeProps' ];
	return toQuestion( modal, {
		thanks:
			textOf( modal, 'onsubmitLabel', 'onSubmitLabel' ) ??
			( isFields( notice ) ? textOf( notice, 'content', 'message' ) : undefined ),
		properties: propertiesOf( modal[ 'tracksProps' ] ),
	} );
}
