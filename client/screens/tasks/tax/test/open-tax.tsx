import { expect, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useFullQuery } from '@store-admin/navigation';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { onRest, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { TaxScreen } from '../tax-screen';

export const SAVE = 'POST /wc-analytics/settings/general/batch';
export const OPTIONS = 'POST /wc-admin/options';
const DATA = {
	taxJarActivated: false,
	stripeTaxActivated: false,
	woocommerceTaxActivated: false,
	woocommerceShippingActivated: false,
	woocommerceTaxCountries: [ 'US' ],
	stripeTaxCountries: [ 'US', 'AE' ],
};
export const GO = /Not implemented: navigation/;

interface OpenOptions {
	readonly data?: object;
	readonly query?: string;
	readonly settings?: object;
}

export function openTask( { data = {}, query = '', settings = {} }: OpenOptions = {} ) {
	const onComplete = jest.fn();
	const task = makeTask( { id: 'tax', additionalData: { ...DATA, ...data } } );
	function Example() {
		return <TaxScreen task={ task } query={ useFullQuery() } onComplete={ onComplete } />;
	}
	const page = render( <Example />, { url: `admin.php?page=wc-admin&task=tax${ query }`, settings } );
	const noticeTexts = () =>
		( page.registry.select( 'core/notices' )[ 'getNotices' ]?.() as { content: string }[] ).map( ( { content } ) => content );
	return { ...page, onComplete, noticeTexts };
}

export const button = ( name: string ) => screen.getByRole( 'button', { name } );
export const currentStep = async ( name: string ) =>
	waitFor( () => expect( document.querySelector( '[aria-current="step"] h2' ) ).toHaveTextContent( name ) );
export const updates = () => restRequests( SAVE ).map( ( { body } ) => ( body as { update: unknown } ).update );
export const options = () => restRequests( OPTIONS ).map( ( { body } ) => body );

/** Saving options succeeds; tests of a failure set another answer. */
export function acceptOptions(): void {
	onRest( OPTIONS, ( { body }: { body: unknown } ) =>
		Object.fromEntries( Object.keys( body as object ).map( ( name ) => [ name, true ] ) )
	);
}
