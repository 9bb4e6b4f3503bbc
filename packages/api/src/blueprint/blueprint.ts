import { parserOf } from '../core/parse-answer';
import { get, INSTALL_TIMEOUT_MS, request } from '../core/request';
import { listOf, maybe, object, requiredFlag, requiredText, text, webAddress, where, type Shape, type ValueOf } from '../core/shape';

const BASE = '/wc-admin/blueprint';

/** Ties the steps of an import together, so that a step that opens the store does not stop the following ones. */
const SESSION = 'X-Blueprint-Import-Session';

/** Chosen items of an export: names of settings steps, files of plugins, slugs of themes. */
export interface BlueprintChoice {
	readonly settings: readonly string[];
	readonly plugins: readonly string[];
	readonly themes: readonly string[];
}

/** One step of a blueprint. Each kind of step has fields of its own. */
const step = object( { step: requiredText } );

export type BlueprintStep = ValueOf< typeof step >;

const schema = object( { landingPage: maybe( text ), steps: listOf( step ) } );

export type BlueprintSchema = ValueOf< typeof schema >;

/** A blueprint as the host exports it. Older hosts can also answer the address of a zip archive. */
export type BlueprintExport = { readonly type: 'json'; readonly data: BlueprintSchema } | { readonly type: 'zip'; readonly url: string };

const exported: Shape< BlueprintExport > = ( given, field ) => {
	const { type } = object( { type: requiredText } )( given, field );
	if ( type === 'zip' ) {
		return { type, url: object( { data: webAddress } )( given, field ).data };
	}
	return { type: 'json', data: object( { data: schema } )( given, field ).data };
};

const message = object( { message: text, type: text } );

export type BlueprintMessage = ValueOf< typeof message >;

const stepResult = object( { success: requiredFlag, messages: listOf( message ) } );

export interface BlueprintStepResult extends Pick< ValueOf< typeof stepResult >, 'success' | 'messages' > {
	/** Token for the next step of the same import; empty when the host sent none. */
	readonly session: string;
}

/**
 * Parses a blueprint that was read from a file.
 *
 * @throws {ApiError} When it has no steps, or `problem` of the error names another wrong field.
 */
export const parseBlueprint = parserOf(
	where( schema, ( { steps } ) => steps.length > 0, 'at least one step' ),
	'blueprint'
);

/** Fetches whether blueprints can be imported: only before the store is live, or where a constant allows it. */
export async function fetchBlueprintImportAllowed(): Promise< boolean > {
	const { import_allowed: isAllowed } = await get( object( { import_allowed: requiredFlag } ), `${ BASE }/import-allowed` );
	return isAllowed;
}

/** Makes a blueprint of the chosen items. */
export async function exportBlueprint( choice: BlueprintChoice ): Promise< BlueprintExport > {
	const { body } = await request( exported, {
		method: 'POST',
		path: `${ BASE }/export`,
		data: { steps: choice },
		timeoutMs: INSTALL_TIMEOUT_MS,
	} );
	return body;
}

/**
 * Runs one step of a blueprint. A step that the host could not run is an answer, not a failure of the request.
 *
 * @param definition The step.
 * @param session    Token of the step before; empty for the first one.
 */
export async function importBlueprintStep( definition: BlueprintStep, session: string ): Promise< BlueprintStepResult > {
	const { body, header } = await request( stepResult, {
		method: 'POST',
		path: `${ BASE }/import-step`,
		data: { step_definition: definition },
		headers: session === '' ? undefined : { [ SESSION ]: session },
		timeoutMs: INSTALL_TIMEOUT_MS,
	} );
	return { success: body.success, messages: body.messages, session: header( SESSION ) ?? session };
}
