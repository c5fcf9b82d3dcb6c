import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { entryLabel, type ManualMenu } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useFirstFault } from "../editing/use-first-fault.ts";
import { useInTurn } from "../editing/use-in-turn.ts";
import { useOnce } from "../editing/use-once.ts";
import { useTenantEdits } from "../lists/use-tenant-edits.ts";
import styles from "./ManualsPage.module.css";
import { addPage, newSlug, pageFile } from "./manual-edits.ts";

/** A value that is not the number of a part. */
const ownPart = "nieuw";

/** Adds a page with an initial text, to a part of the menu or to a new part, and opens it. */
export function NewPage({ menu }: { readonly menu: ManualMenu }) {
	const addresses = useWorkbenchPaths();
	const navigate = useNavigate();
	const { shown } = useBundle();
	const write = useTenantEdits();
	const [title, setTitle] = useState("");
	const [part, setPart] = useState("0");
	const [heading, setHeading] = useState("");
	const [wrong, setWrong] = useState<{ readonly title?: string; readonly heading?: string; readonly refused?: string }>({});
	const isOwn = part === ownPart || menu.segments[Number(part)] === undefined;
	const { form, toFirst } = useFirstFault();
	const make = useInTurn(async (): Promise<void> => {
		const [called, above] = [entryLabel(title), entryLabel(heading)];
		const missing = {
			...(called === "" ? { title: text("workbench.manuals.new.needed") } : {}),
			...(isOwn && above === "" ? { heading: text("workbench.manuals.new.heading.needed") } : {}),
			...(isOwn && menu.segments.some((segment) => segment.title === above)
				? { heading: text("workbench.manuals.new.heading.taken") }
				: {}),
		};
		setWrong(missing);
		if (Object.keys(missing).length > 0) return toFirst();
		const slug = newSlug(called, menu, shown.files);
		const changes = addPage(menu, { slug, title: called }, isOwn ? { heading: above } : { segment: Number(part) });
		const page = { op: "text", file: pageFile(slug), value: `${text("workbench.manuals.first")}\n` } as const;
		const said = text("workbench.manuals.added", { title: called });
		const refused = await write(changes, said, [page]);
		if (refused !== null) return setWrong({ refused });
		setTitle("");
		setHeading("");
		void navigate(addresses.manuals(slug));
	});
	const add = useOnce(make);
	return (
		<form
			ref={form}
			className={styles.new}
			onSubmit={(event) => {
				event.preventDefault();
				void add();
			}}
			noValidate
			aria-labelledby="nieuwe-pagina"
		>
			<h3 id="nieuwe-pagina" className={styles.heading}>
				{text("workbench.manuals.new")}
			</h3>
			<TextInput
				size="xs"
				label={text("workbench.manuals.new.title")}
				maxLength={80}
				value={title}
				error={wrong.title}
				onChange={({ currentTarget }) => setTitle(currentTarget.value)}
			/>
			<NativeSelect
				size="xs"
				label={text("workbench.manuals.new.part")}
				value={isOwn ? ownPart : part}
				data={[
					...menu.segments.map((segment, index) => ({ value: String(index), label: segment.title })),
					{ value: ownPart, label: text("workbench.manuals.new.own") },
				]}
				onChange={({ currentTarget }) => setPart(currentTarget.value)}
			/>
			{isOwn && (
				<TextInput
					size="xs"
					label={text("workbench.manuals.new.heading")}
					maxLength={60}
					value={heading}
					error={wrong.heading}
					onChange={({ currentTarget }) => setHeading(currentTarget.value)}
				/>
			)}
			{wrong.refused !== undefined && (
				<p className={styles.wrong} role="alert">
					{wrong.refused}
				</p>
			)}
			<Button type="submit" size="xs" className={styles.back}>
				{text("workbench.acts.add.action")}
			</Button>
		</form>
	);
}
