import { getDotPath, type BaseIssue } from 'valibot';

/** Says which field of an answer is wrong, what was expected and what came, for example `tasks.0.id: expected a text, received null`. */
export function describeIssue( issue: BaseIssue< unknown > ): string {
	return `${ getDotPath( issue ) ?? 'answer' }: expected ${ issue.message }, received ${ issue.received }`;
}
