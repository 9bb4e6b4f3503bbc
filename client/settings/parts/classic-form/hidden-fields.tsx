import type { ReactElement } from 'react';

interface HiddenFieldsProps {
	/** Values by the names of the host's fields. A field without a value is not sent, like a checkbox that is not ticked. */
	readonly values: Readonly< Record< string, string | undefined > >;
}

/** What an island sends with the classic form around it. */
export function HiddenFields( { values }: HiddenFieldsProps ): ReactElement {
	return (
		<>
			{ Object.entries( values ).map(
				( [ name, value ] ) => value !== undefined && <input key={ name } type="hidden" name={ name } value={ value } />
			) }
		</>
	);
}
