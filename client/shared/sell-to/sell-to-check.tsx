import { Suspense, useId, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, SectionError, Spinner } from '@store-admin/components';
import type { SellToState } from '@store-admin/data';
import { lazyScreen } from '../lazy-screen';
import { describeError } from '../remote/describe-error';
import './style.scss';

const Result = lazyScreen( () => import( /* webpackChunkName: "sell-to" */ './sell-to-result' ), 'SellToResult', {
	name: () => __( 'Where customers can order', 'store-admin' ),
} );

interface SellToCheckProps {
	/** What the store answered; undefined until it was asked. */
	readonly state: SellToState;
	/** Asks the store. */
	readonly onCheck: () => void;
	/** Level of the heading, which depends on the place. */
	readonly heading: 'h2' | 'h3';
}

function Answer( { state, onCheck }: Pick< SellToCheckProps, 'state' | 'onCheck' > ) {
	switch ( state?.status ) {
		case undefined:
			return null;
		case 'pending':
			return <Spinner label={ __( 'Checking your countries…', 'store-admin' ) } />;
		case 'failed': {
			const { message, detail, canRetry } = describeError( state.error );
			return (
				<SectionError
					title={ __( 'Your countries could not be checked.', 'store-admin' ) }
					message={ message }
					detail={ detail }
					onRetry={ canRetry ? onCheck : undefined }
				/>
			);
		}
		case 'ready':
			return (
				<Suspense fallback={ <Spinner label={ __( 'Checking your countries…', 'store-admin' ) } /> }>
					<Result answer={ state.data } />
				</Suspense>
			);
	}
}

/**
 * Says, when asked, whether customers of each country that the store sells to find a shipping method, a tax rate and a payment method.
 * It takes a request per shipping zone and more, so nothing is asked before the press.
 */
export function SellToCheck( { state, onCheck, heading: Heading }: SellToCheckProps ): ReactElement {
	const id = useId();
	return (
		<div className="store-admin-sell-to" role="group" aria-labelledby={ id }>
			<Heading id={ id } className="store-admin-sell-to__title">
				{ __( 'Can customers order from every country?', 'store-admin' ) }
			</Heading>
			<p className="store-admin-sell-to__text">
				{ __( 'Looks for a shipping method, a tax rate and a payment method for each country that you sell to.', 'store-admin' ) }
			</p>
			<div aria-live="polite" className="store-admin-sell-to__answer">
				<Answer state={ state } onCheck={ onCheck } />
			</div>
			{ state?.status !== 'failed' && (
				<Button isBusy={ state?.status === 'pending' } onClick={ onCheck }>
					<span key={ String( state === undefined ) }>
						{ state ? __( 'Check again', 'store-admin' ) : __( 'Check now', 'store-admin' ) }
					</span>
				</Button>
			) }
		</div>
	);
}
