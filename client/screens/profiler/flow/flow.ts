import type { Answers } from './answers';
import type { Draft } from './draft-storage';

/** The installation of features. It goes on while another step is shown. */
export interface InstallRun {
	readonly state: 'idle' | 'running' | 'failed' | 'done';
	/** Keys in the order in which they are installed. */
	readonly keys: readonly string[];
	/** Keys of those that are active now. */
	readonly active: readonly string[];
	/** Keys of those that failed. */
	readonly failed: readonly string[];
}

/** State of the wizard. Which step is shown is in the address. */
export interface Flow {
	/** Answers of this tab; they win over the stored ones. */
	readonly draft: Draft;
	/** Names of the answers that are not saved. */
	readonly unsaved: readonly ( keyof Answers )[];
	readonly run: InstallRun;
}

export type FlowAction =
	| { readonly type: 'answer'; readonly changes: Draft }
	| { readonly type: 'saved'; readonly answers: Draft }
	| { readonly type: 'install'; readonly keys: readonly string[] }
	| { readonly type: 'installed' | 'refused'; readonly key: string }
	| { readonly type: 'end' };

const IDLE: InstallRun = { state: 'idle', keys: [], active: [], failed: [] };

/** The state at first. */
export function startFlow( draft: Draft ): Flow {
	return { draft, unsaved: Object.keys( draft ) as ( keyof Answers )[], run: IDLE };
}

function runReducer( run: InstallRun, action: FlowAction ): InstallRun {
	switch ( action.type ) {
		case 'install':
			return { state: 'running', keys: action.keys, active: run.active, failed: [] };
		case 'installed':
			return { ...run, active: [ ...run.active, action.key ] };
		case 'refused':
			return { ...run, failed: [ ...run.failed, action.key ] };
		case 'end':
			return { ...run, state: run.failed.length > 0 ? 'failed' : 'done' };
		case 'answer':
		case 'saved':
			return run;
	}
}

/** The next state of the wizard. */
export function flowReducer( flow: Flow, action: FlowAction ): Flow {
	switch ( action.type ) {
		case 'answer': {
			const names = Object.keys( action.changes ) as ( keyof Answers )[];
			return {
				...flow,
				draft: { ...flow.draft, ...action.changes },
				unsaved: [ ...flow.unsaved.filter( ( name ) => ! names.includes( name ) ), ...names ],
			};
		}
		case 'saved':
			// An answer that was changed while it was being saved stays unsaved.
			return { ...flow, unsaved: flow.unsaved.filter( ( name ) => flow.draft[ name ] !== action.answers[ name ] ) };
		case 'install':
		case 'installed':
		case 'refused':
		case 'end':
			return { ...flow, run: runReducer( flow.run, action ) };
	}
}

/** The part of the draft that is not saved, which a reload must not lose. */
export function unsavedDraft( { draft, unsaved }: Flow ): Draft {
	return Object.fromEntries( unsaved.map( ( name ) => [ name, draft[ name ] ] ) );
}
