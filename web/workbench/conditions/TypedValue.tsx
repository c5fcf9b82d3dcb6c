import { useId, useState } from "react";
import { text } from "../../texts/text.ts";
import styles from "./builder.module.css";
import type { TypedForm } from "./typed-form.ts";

interface TypedValueProps<Value> {
	readonly label: string;
	/** The present value as text. */
	readonly shown: string;
	readonly form: Pick<TypedForm, "wrong" | "placeholder" | "numeric"> & { readonly read: (entered: string) => Value | null };
	/** Whether a value is required and there is none. */
	readonly missing: boolean;
	readonly onRead: (value: Value) => void;
	readonly onUnread?: (() => void) | undefined;
}

/** A box whose text is read on leaving it and with Enter. What can't be read stays in it to be corrected, and is said below it. */
export function TypedValue<Value>({ label, shown, form, missing, onRead, onUnread }: TypedValueProps<Value>) {
	const id = useId();
	const [typed, setTyped] = useState<string | null>(null);
	const [unread, setUnread] = useState(false);
	const type = (entered: string | null) => {
		setTyped(entered);
		setUnread(false);
	};
	const commit = (entered: string) => {
		const value = form.read(entered);
		if (value === null) {
			setUnread(true);
			onUnread?.();
			return;
		}
		type(null);
		onRead(value);
	};
	return (
		<>
			<input
				className={styles.input}
				type="text"
				inputMode={form.numeric === true ? "decimal" : undefined}
				placeholder={form.placeholder}
				aria-label={label}
				aria-invalid={missing || unread || undefined}
				aria-describedby={unread ? id : undefined}
				data-typed={typed !== null}
				value={typed ?? shown}
				onChange={({ currentTarget }) => type(currentTarget.value)}
				onBlur={() => typed !== null && commit(typed)}
				onKeyDown={(event) => {
					if (event.key === "Enter" && typed !== null) commit(typed);
					if (event.key === "Escape") type(null);
				}}
			/>
			{unread && form.wrong !== undefined && (
				<span id={id} className={styles.wrong} role="alert">
					{text(form.wrong)}
				</span>
			)}
		</>
	);
}
