import { useEffect, useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import { Tour } from '../../shared/tour/tour';
import { tourSteps } from './tour-steps';
import { useShippingTour } from './use-shipping-tour';

/** Finds the elements of the steps, once the scripts of the page have drawn the zones. */
function useSteps() {
	const [ steps, setSteps ] = useState< readonly ( ReturnType< typeof tourSteps >[ number ] & { readonly anchor: HTMLElement } )[] >(
		[]
	);
	useEffect( () => {
		const find = () =>
			setSteps(
				tourSteps().flatMap( ( step ) => {
					const anchor = document.querySelector< HTMLElement >( step.selector );
					return anchor ? [ { ...step, anchor } ] : [];
				} )
			);
		if ( document.readyState === 'complete' ) {
			find();
			return undefined;
		}
		window.addEventListener( 'load', find );
		return () => window.removeEventListener( 'load', find );
	}, [] );
	return steps;
}

/** Explains the shipping zones that the host has made for a new store. */
export function ShippingTourIsland(): ReactElement | null {
	const steps = useSteps();
	const [ index, setIndex ] = useState( 0 );
	const [ isOpen, setIsOpen ] = useState( true );
	const remember = useShippingTour();
	const step = steps[ index ];
	if ( ! isOpen || ! step ) {
		return null;
	}
	function handleClose(): void {
		setIsOpen( false );
		remember();
	}
	const isLast = index === steps.length - 1;
	return (
		<Tour
			key={ index }
			anchor={ step.anchor }
			title={ step.title }
			onClose={ handleClose }
			isInContent
			actions={
				<>
					<Button variant="primary" onClick={ isLast ? handleClose : () => setIndex( index + 1 ) }>
						{ isLast ? __( 'Got it', 'woocommerce' ) : __( 'Next', 'woocommerce' ) }
					</Button>
					{ ! isLast && (
						<Button variant="quiet" onClick={ handleClose }>
							{ __( 'Skip', 'woocommerce' ) }
						</Button>
					) }
					<span>
						{
							/* translators: 1: number of a step, 2: number of steps. */
							sprintf( __( 'Step %1$d of %2$d', 'woocommerce' ), index + 1, steps.length )
						}
					</span>
				</>
			}
		>
			<p>{ step.text }</p>
		</Tour>
	);
}
