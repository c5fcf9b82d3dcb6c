import { useEffect, useId, useRef, useState } from "react";
import { text } from "../../texts/text.ts";
import { useRefusal } from "../editing/use-first-fault.ts";
import { useOnce } from "../editing/use-once.ts";
import styles from "./builder.module.css";
import { conditionNameFault } from "./condition-name.ts";

interface NameFormProps {
	/** Names that are already in use. */
	readonly taken: readonly string[];
	/** Resolves to why it failed, or null. */
	readonly onName: (name: string) => Promise<string | null>;
}

/** Gives a condition a name, so that other places can use it. */
export function NameForm(props: NameFormProps) {
	const [asked, setAsked] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const wasAsked = useRef(false);
	useEffect(() => {
		if (wasAsked.current && !asked) button.current?.focus();
		wasAsked.current = asked;
	}, [asked]);
	if (asked) return <NameInput {...props} onEnd={() => setAsked(false)} />;
	return (
		<button ref={button} type="button" className={styles.add} onClick={() => setAsked(true)}>
			{text("workbench.condition.name")}
		</button>
	);
}

function NameInput({ taken, onName, onEnd }: NameFormProps & { readonly onEnd: () => void }) {
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [name, setName] = useState("");
	useEffect(() => void input.current?.focus(), []);
	const { form, wrong, refuse } = useRefusal();
	const submit = useOnce(async () => {
		const wanted = name.trim();
		const fault = conditionNameFault(wanted, taken);
		if (fault !== null) return refuse(fault);
		const refused = await onName(wanted);
		if (refused === null) onEnd();
		else refuse(refused);
	});
	return (
		<form
			ref={form}
			className={styles.name}
			onSubmit={(event) => {
				event.preventDefault();
				void submit();
			}}
		>
			<input
				ref={input}
				className={styles.input}
				maxLength={60}
				aria-label={text("workbench.condition.name.label")}
				aria-invalid={wrong !== null || undefined}
				aria-describedby={wrong === null ? undefined : `${id}-fout`}
				data-typed={name !== ""}
				value={name}
				onChange={({ currentTarget }) => setName(currentTarget.value)}
				onKeyDown={({ key }) => key === "Escape" && onEnd()}
			/>
			<button type="submit" className={styles.add}>
				{text("workbench.condition.name.give")}
			</button>
			{wrong !== null && (
				<span id={`${id}-fout`} className={styles.wrong} role="alert">
					{wrong}
				</span>
			)}
		</form>
	);
}
