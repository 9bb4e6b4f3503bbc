import type { ReactElement, ReactNode } from 'react';
import { Button, InlineError } from '@store-admin/components';
import { UnsavedInputDialog } from '../unsaved-input/unsaved-input-dialog';
import type { FormValues } from './field-description';
import { FormFields } from './form-fields';
import type { FormHook } from './use-form';
import './style.scss';

interface FormProps< Values extends FormValues > {
	readonly form: FormHook< Values >;
	readonly submitLabel: string;
	/** Content above the fields. */
	readonly intro?: ReactNode;
	/** Actions beside the button. */
	readonly actions?: ReactNode;
	readonly className?: string;
	/** The fields, when they are not simply one below the other. */
	readonly children?: ReactNode;
}

/** A form with its fields, its button and the reason why it was not saved. Asks before unsaved input is lost. */
export function Form< Values extends FormValues >( {
	form,
	submitLabel,
	intro,
	actions,
	className = '',
	children = <FormFields form={ form } />,
}: FormProps< Values > ): ReactElement {
	return (
		<>
			<form { ...form.formProps } className={ `store-admin-form ${ className }`.trimEnd() }>
				{ intro }
				{ children }
				{ form.failure && <InlineError message={ form.failure.message } /> }
				<div className="store-admin-form__actions">
					<Button type="submit" variant="primary" isBusy={ form.isBusy }>
						{ submitLabel }
					</Button>
					{ actions }
				</div>
			</form>
			<UnsavedInputDialog question={ form.question } />
		</>
	);
}
