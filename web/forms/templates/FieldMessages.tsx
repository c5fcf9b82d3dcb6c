import { text } from "../../texts/text.ts";
import { errorId, pathOfId } from "../field-path.ts";
import { useFieldMessages } from "../form-environment.ts";

/** What is wrong with a field, under it. The control names this text by its id (field-control.ts). */
export function FieldMessages({ id }: { readonly id: string }) {
	const messages = useFieldMessages(pathOfId(id));
	if (messages.length === 0) return <div className="field-error" />;
	return (
		<div className="field-error" id={errorId(id)}>
			{messages.map((message) => (
				<p key={message}>
					<span className="visually-hidden">{text("form.error")} </span>
					{message}
				</p>
			))}
		</div>
	);
}
