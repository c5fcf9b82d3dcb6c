import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { workbenchRoot } from "../addresses/workbench-paths.ts";
import { useFirstFault } from "../editing/use-first-fault.ts";
import { NothingHere } from "../frame/NothingHere.tsx";
import { Outcome } from "../frame/Outcome.tsx";
import { PlainFrame } from "../frame/PlainFrame.tsx";
import styles from "./RemoveTenantPage.module.css";
import { useRemoval } from "./use-removal.ts";

/** Removes a tenant that was created on the screen: explains the consequences, and asks twice. */
export default function RemoveTenantPage() {
	const removal = useRemoval();
	const { facts, gone } = removal;
	usePageTitle(text("removeTenant.title"));
	if (facts === "nobody") return <NothingHere />;
	return (
		<PlainFrame
			place={gone === null ? <Link to={workbenchRoot}>{text("workbench.title")}</Link> : text("workbench.title")}
			title={text("removeTenant.title")}
			lead={text("removeTenant.lead")}
		>
			{facts === null && <Skeletons heights={[64, 64]} label={text("removeTenant.loading")} />}
			{facts === "lost" && <PlainNotice kind="danger" title={text("workbench.lost")} />}
			{gone !== null && <Gone label={gone} />}
			{gone === null && facts !== null && typeof facts === "object" && facts.refused !== null && (
				<PlainNotice kind="warning" title={facts.refused} />
			)}
			{gone === null && facts !== null && typeof facts === "object" && facts.refused === null && (
				<RemovalForm label={facts.label} designs={facts.designs} removal={removal} />
			)}
		</PlainFrame>
	);
}

interface RemovalFormProps {
	readonly label: string;
	readonly designs: number;
	readonly removal: ReturnType<typeof useRemoval>;
}

function RemovalForm({ label, designs, removal: { wrong, forgetWrong, sayWrong, remove } }: RemovalFormProps) {
	const [typed, setTyped] = useState("");
	const [asking, setAsking] = useState(false);
	const { form, toFirst } = useFirstFault();
	const send = (event: FormEvent): void => {
		event.preventDefault();
		if (typed.trim() === label.trim()) setAsking(true);
		else {
			sayWrong(text("removeTenant.name.wrong", { label }));
			toFirst();
		}
	};
	return (
		<form ref={form} className={styles.form} onSubmit={send} noValidate>
			<ul className={styles.meaning}>
				<li>{text("removeTenant.meaning.people", { label })}</li>
				<li>{text("removeTenant.meaning.name")}</li>
				<li>
					{designs === 0
						? text("removeTenant.meaning.kept")
						: text(designs === 1 ? "removeTenant.meaning.design" : "removeTenant.meaning.designs", { count: designs })}
				</li>
			</ul>
			<TextInput
				label={text("removeTenant.name", { label })}
				autoComplete="off"
				spellCheck={false}
				maxLength={200}
				value={typed}
				error={wrong}
				onChange={({ currentTarget }) => {
					setTyped(currentTarget.value);
					forgetWrong();
				}}
			/>
			<div>
				<Button type="submit" variant="filled" color="red" loading={remove.busy}>
					{text("removeTenant.act")}
				</Button>
			</div>
			<ConfirmDialog
				opened={asking}
				title={text("removeTenant.sure", { label })}
				action={text("removeTenant.act")}
				dangerous
				busy={remove.busy}
				onConfirm={() => void remove.run(label).then(() => setAsking(false))}
				onCancel={() => setAsking(false)}
			>
				<p>{text("removeTenant.sure.text")}</p>
			</ConfirmDialog>
		</form>
	);
}

/** The person's roles in it are gone as well: after a reload, the product chooses another tenant. */
function Gone({ label }: { readonly label: string }) {
	return (
		<Outcome title={text("removeTenant.gone", { label })}>
			<Button variant="filled" onClick={() => window.location.assign(paths.dashboard())}>
				{text("workbench.toProduct")}
			</Button>
		</Outcome>
	);
}
