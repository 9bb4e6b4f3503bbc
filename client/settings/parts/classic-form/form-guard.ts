import { listenWithJQuery } from '@store-admin/settings';
import { FieldComparison } from './field-comparison';

/** Watches the unsaved changes of a classic form. */
export interface FormGuard {
	/** Compares again and asks again before the page is left. Call it when a submission was stopped. */
	readonly refresh: () => void;
	/** Takes the fields below an element as loaded. Call it when they are shown first. */
	readonly addFields: ( place: Element ) => void;
}

/** Events after which a change is one of the user. Before them, scripts of the page are still filling in the form. */
const TOUCHES = [ 'pointerdown', 'keydown', 'click', 'input', 'change' ] as const;

const isHostQuestion = ( handler: unknown ) => String( handler ).includes( 'i18n_nav_warning' );

function ask( event: BeforeUnloadEvent ): string {
	event.preventDefault();
	// The browser shows a text of its own; it must not be empty.
	return ' ';
}

/**
 * The host enables Save with the first event of any field, and whenever a script adds one; it asks before the page is left from then on.
 * This does both only while something differs. It uses the same property of the window as the host, so that a script of another plugin
 * that silences the host also silences us.
 */
export function createFormGuard( form: HTMLFormElement ): FormGuard {
	// The user was faster than our code.
	let isTouched = isHostQuestion( window.onbeforeunload );
	const comparison = new FieldComparison( form, isTouched );
	let difference = '';
	// Whether a field changed in this turn of the event loop, so that the host has enabled Save because of it.
	let isChanging = false;
	let isEnabledByOthers = false;
	const buttons = () => Array.from( form.querySelectorAll< HTMLButtonElement >( '.woocommerce-save-button' ) );

	function dropQuestion(): void {
		if ( window.onbeforeunload === ask || isHostQuestion( window.onbeforeunload ) ) {
			window.onbeforeunload = null;
		}
	}

	function compare(): void {
		isChanging = true;
		setTimeout( () => ( isChanging = false ) );
		if ( ! isTouched ) {
			comparison.restart();
		}
		const before = difference;
		difference = comparison.difference();
		if ( ! difference ) {
			dropQuestion();
		} else if ( difference !== before ) {
			// Not for the same difference: scripts may change the looks of the form after Save was pressed.
			window.onbeforeunload = ask;
		}
		for ( const button of isEnabledByOthers ? [] : buttons() ) {
			// Setting the same value again would be another mutation.
			if ( button.disabled === Boolean( difference ) ) {
				button.disabled = ! difference;
			}
		}
	}

	function refresh(): void {
		difference = '';
		compare();
	}

	function handleMutations( mutations: readonly MutationRecord[] ): void {
		const isButton = ( { target }: MutationRecord ) => ( buttons() as readonly Node[] ).includes( target );
		if ( isChanging || ! mutations.every( isButton ) ) {
			compare();
		} else if ( ! difference && buttons().some( ( { disabled } ) => ! disabled ) ) {
			// A plugin that keeps its changes outside of the form enables Save by itself.
			isEnabledByOthers = true;
		}
	}

	compare();
	TOUCHES.forEach( ( name ) => document.addEventListener( name, () => ( isTouched = true ), { capture: true, once: true } ) );
	listenWithJQuery( form, 'input change', compare );
	form.addEventListener( 'input', compare );
	form.addEventListener( 'change', compare );
	form.addEventListener( 'invalid', refresh, { capture: true } );
	form.addEventListener( 'submit', dropQuestion );
	new MutationObserver( handleMutations ).observe( form, {
		childList: true,
		subtree: true,
		attributes: true,
		attributeFilter: [ 'value', 'disabled', 'name' ],
	} );
	return {
		refresh,
		addFields: ( place ) => {
			comparison.add( place );
			compare();
		},
	};
}
