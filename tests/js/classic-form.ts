import { act } from '@testing-library/react';

/** The text of the host's question. The name of the property identifies the host's handler. */
const words = { i18n_nav_warning: 'The changes you made will be lost if you navigate away from this page.' };

/**
 * Puts the form of a classic settings page into the document, with a stand-in for the host's script: the first event of a field enables Save
 * and asks before the page is left, and so does every field that a script adds.
 *
 * @param fields HTML of the tab.
 */
export function openClassicForm( fields: string ): HTMLFormElement {
	document.body.innerHTML = `<div class="wrap woocommerce"><form id="mainform">${ fields }
		<p class="submit"><button name="save" type="submit" class="woocommerce-save-button" disabled>Save changes</button>
		<input type="hidden" name="_wpnonce" value="n1"></p></form></div>`;
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	const save = form.querySelector( 'button' ) as HTMLButtonElement;
	const bind = () => {
		let isChanged = false;
		const handleChange = () => {
			if ( ! isChanged ) {
				window.onbeforeunload = () => words.i18n_nav_warning;
				isChanged = true;
				save.disabled = false;
			}
		};
		form.querySelectorAll( 'input, textarea, select' ).forEach( ( field ) => {
			field.addEventListener( 'input', handleChange );
			field.addEventListener( 'change', handleChange );
		} );
	};
	bind();
	save.addEventListener( 'click', () => ( window.onbeforeunload = null ) );
	window.onbeforeunload = null;
	const hasFields = ( nodes: NodeList ) =>
		Array.from( nodes ).some( ( node ) => node instanceof Element && node.querySelector( 'input, textarea, select' ) );
	new MutationObserver( ( mutations ) => {
		if ( mutations.some( ( { addedNodes, removedNodes } ) => hasFields( addedNodes ) || hasFields( removedNodes ) ) ) {
			bind();
			save.disabled = false;
		}
	} ).observe( form, { childList: true, subtree: true } );
	return form;
}

/** Whether the browser would ask before the page is left. */
export const isAsked = (): boolean => ! window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) );

/** Adds elements to the form as a script of another plugin does, and waits until all scripts have noticed. */
export async function addToForm( form: HTMLFormElement, html: string ): Promise< void > {
	await act( () => {
		form.insertAdjacentHTML( 'afterbegin', html );
		return Promise.resolve();
	} );
}
