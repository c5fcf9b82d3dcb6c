import { type FormEvent, useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { text } from "../../texts/text.ts";
import { PlainButton } from "../../ui/PlainButton.tsx";
import styles from "./PasswordBox.module.css";
import type { PasswordActor } from "./password-actor.ts";
import "../../texts/areas/account.ts";

interface PasswordBoxProps {
	readonly actor: PasswordActor;
	/** Tells password managers whose password this is. */
	readonly email: string;
}

/** Lets people change their own password; opens below its button. */
export function PasswordBox({ actor, email }: PasswordBoxProps) {
	const subscribe = useCallback(
		(notify: () => void) => {
			const subscription = actor.subscribe(notify);
			return () => subscription.unsubscribe();
		},
		[actor],
	);
	const snapshot = useSyncExternalStore(subscribe, () => actor.getSnapshot());
	const id = useId();
	const open = !snapshot.matches("collapsed");
	const busy = snapshot.matches("busy");
	const asking = busy || snapshot.matches({ open: "asking" });
	const changed = snapshot.matches("success") || snapshot.matches("signed out");
	return (
		<section className={styles.box}>
			<button
				type="button"
				className={styles.toggle}
				aria-expanded={open}
				aria-controls={id}
				disabled={busy || changed}
				onClick={() => actor.send({ type: "toggle" })}
			>
				{text("password.title")}
			</button>
			<div id={id} hidden={!open} className={styles.content}>
				{snapshot.matches({ open: "checking" }) ? <p role="status">{text("password.checking")}</p> : null}
				{snapshot.matches({ open: "elsewhere" }) ? <p role="status">{text("password.elsewhere")}</p> : null}
				{snapshot.matches({ open: "too old" }) || snapshot.matches({ open: "leaving" }) ? (
					<>
						<p role="status">{text("password.tooOld")}</p>
						<PlainButton filled busy={snapshot.matches({ open: "leaving" })} onClick={() => actor.send({ type: "sign in anew" })}>
							{text("account.signIn")}
						</PlainButton>
					</>
				) : null}
				{asking ? (
					<PasswordForm
						email={email}
						busy={busy}
						// A message about the previous password says nothing about this one.
						message={busy ? null : snapshot.context.message}
						submit={(password) => actor.send({ type: "submit", password })}
					/>
				) : null}
				{changed ? <p role="status">{text("password.success")}</p> : null}
			</div>
		</section>
	);
}

interface PasswordFormProps {
	readonly email: string;
	readonly busy: boolean;
	readonly message: string | null;
	readonly submit: (password: string) => void;
}

function PasswordForm({ email, busy, message, submit }: PasswordFormProps) {
	const [password, setPassword] = useState("");
	const [shown, setShown] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const id = useId();
	useEffect(() => {
		if (!busy) field.current?.focus();
	}, [busy]);
	const send = (event: FormEvent) => {
		event.preventDefault();
		if (!busy) submit(password);
		// An empty password is refused without a call and has to be typed here.
		if (password === "") field.current?.focus();
	};
	return (
		<form className={styles.form} onSubmit={send} noValidate>
			<input type="text" autoComplete="username" value={email} readOnly hidden />
			<label htmlFor={id}>{text("password.new")}</label>
			<p id={`${id}-hint`} className={styles.hint}>
				<span>{text("password.hint")}</span> <span>{text("password.hint.sentence")}</span> <span>{text("password.hint.guessed")}</span>
			</p>
			<input
				ref={field}
				id={id}
				type={shown ? "text" : "password"}
				autoComplete="new-password"
				className={styles.field}
				value={password}
				disabled={busy}
				aria-invalid={message !== null}
				aria-describedby={message === null ? `${id}-hint` : `${id}-hint ${id}-error`}
				onChange={(event) => setPassword(event.currentTarget.value)}
			/>
			{message === null ? null : (
				<p id={`${id}-error`} role="alert" className={styles.error}>
					{message}
				</p>
			)}
			<label className={styles.show}>
				<input type="checkbox" checked={shown} onChange={(event) => setShown(event.currentTarget.checked)} />
				{text("password.show")}
			</label>
			<button type="submit" className={styles.submit} disabled={busy} aria-busy={busy || undefined}>
				{text(busy ? "password.busy" : "password.change")}
			</button>
		</form>
	);
}
