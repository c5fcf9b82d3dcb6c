import { Fragment, useContext } from "react";
import { text } from "../../texts/text.ts";
import { errorId, pathOfId, warningId } from "../field-path.ts";
import { BelowFieldContext, ExplainMessageContext, useFieldMessages, useFieldWarnings } from "../form-environment.ts";

/** A field's errors and warnings, below it. The control refers to these texts by id (field-control.ts). */
export function FieldMessages({ id }: { readonly id: string }) {
	const path = pathOfId(id);
	const messages = useFieldMessages(path);
	const warnings = useFieldWarnings(path);
	const explain = useContext(ExplainMessageContext);
	const below = useContext(BelowFieldContext);
	return (
		<div>
			<div className="field-error" {...(messages.length > 0 ? { id: errorId(id) } : {})}>
				{messages.map((message) => (
					<p key={message}>
						<span className="visually-hidden">{text("form.error")} </span>
						{message}
					</p>
				))}
			</div>
			{messages.map((message) => (
				<Fragment key={message}>{explain(message)}</Fragment>
			))}
			{warnings.length > 0 && (
				<div className="field-warning" id={warningId(id)}>
					{warnings.map((message) => (
						<p key={message}>
							{text("form.warning")} {message}
						</p>
					))}
				</div>
			)}
			{below(path)}
		</div>
	);
}
