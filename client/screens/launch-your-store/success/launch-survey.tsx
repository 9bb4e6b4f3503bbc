import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError, ScaleField, TextAreaField } from '@store-admin/components';
import { useLaunchSurvey } from './use-success';

const PICTURES = [ '😞', '🙁', '😑', '🙂', '😍' ];

/** Asks once how the launch was. */
export function LaunchSurvey(): ReactElement | null {
	const { isAsked, isSent, isBusy, failure, send } = useLaunchSurvey();
	const [ score, setScore ] = useState< number | undefined >();
	const [ comments, setComments ] = useState( '' );
	if ( isSent ) {
		return (
			<p role="status" className="store-admin-launch-success__survey">
				{ __( 'We appreciate your feedback!', 'woocommerce' ) }
			</p>
		);
	}
	if ( ! isAsked ) {
		return null;
	}
	const cancel = () => {
		setScore( undefined );
		setComments( '' );
	};
	return (
		<div className="store-admin-launch-success__survey">
			<ScaleField
				label={ __( 'How was the experience of launching your store?', 'woocommerce' ) }
				steps={ [
					__( 'Very difficult', 'woocommerce' ),
					__( 'Somewhat difficult', 'woocommerce' ),
					__( 'Neutral', 'woocommerce' ),
					__( 'Somewhat easy', 'woocommerce' ),
					__( 'Very easy', 'woocommerce' ),
				] }
				pictures={ PICTURES }
				value={ score }
				onChange={ setScore }
			/>
			{ score !== undefined && (
				<>
					<TextAreaField
						label={ __( 'Why do you feel that way? (optional)', 'store-admin' ) }
						help={ __( 'Only WooCommerce gets your answer.', 'store-admin' ) }
						value={ comments }
						onChange={ setComments }
					/>
					{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
					<p className="store-admin-launch-success__buttons">
						<Button onClick={ cancel }>{ __( 'Cancel', 'woocommerce' ) }</Button>
						<Button variant="primary" isBusy={ isBusy } onClick={ () => send( score, comments ) }>
							{ __( 'Send', 'woocommerce' ) }
						</Button>
					</p>
				</>
			) }
		</div>
	);
}
