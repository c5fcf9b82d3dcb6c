import { Button, FileInput, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { entryLabel } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { andText } from "../../ui/words/list-text.ts";
import { designAddress } from "../addresses/workbench-paths.ts";
import { sameName } from "../bundle/same-name.ts";
import { useRefusal } from "../editing/use-first-fault.ts";
import styles from "./DesignsPage.module.css";
import type { Begin } from "./use-designs.ts";

interface NewDesignProps {
	readonly begin: Begin;
	/** What the other designs are called. */
	readonly taken: readonly string[];
}

/** Creates a design from the current files, or from those in a zip, and opens it. */
export function NewDesign({ begin, taken }: NewDesignProps) {
	const navigate = useNavigate();
	const [name, setName] = useState("");
	const [zip, setZip] = useState<File | null>(null);
	/** A design that was created, with a message to show before it is opened. */
	const [made, setMade] = useState<{ readonly uuid: string; readonly said: string } | null>(null);
	const [busy, setBusy] = useState(false);
	const [wrongAt, setWrongAt] = useState<"name" | "zip">("name");
	const { form, wrong, setWrong, refuse } = useRefusal();
	const send = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		// Enter presses a button even while it shows progress.
		if (busy) return;
		const called = entryLabel(name);
		if (called === "") {
			setWrongAt("name");
			refuse(text("workbench.designs.name.needed"));
			return;
		}
		const like = sameName(called, taken);
		if (like !== undefined) {
			setWrongAt("name");
			refuse(text("workbench.designs.name.taken", { name: like }));
			return;
		}
		setBusy(true);
		const begun = await begin(called, zip);
		setBusy(false);
		if ("refused" in begun) {
			setWrongAt(begun.at ?? "name");
			refuse(begun.refused);
		} else if (begun.imported === null) navigate(designAddress(begun.uuid));
		else if ("refused" in begun.imported) setMade({ uuid: begun.uuid, said: text("exchange.refused", { why: begun.imported.refused }) });
		else if (begun.imported.left.length + begun.imported.kept.length > 0) setMade({ uuid: begun.uuid, said: unchanged(begun.imported) });
		else navigate(`${designAddress(begun.uuid)}/verschil`);
	};
	return (
		<form ref={form} className={styles.new} onSubmit={(event) => void send(event)} noValidate>
			<TextInput
				className={styles.input}
				label={text("workbench.designs.name")}
				maxLength={80}
				value={name}
				error={wrongAt === "name" && wrong}
				onChange={({ currentTarget }) => {
					setName(currentTarget.value);
					setWrong(null);
				}}
			/>
			<FileInput
				className={styles.input}
				label={text("exchange.zip")}
				placeholder={text("exchange.zip.none")}
				accept=".zip,application/zip"
				clearable
				clearButtonProps={{ "aria-label": text("exchange.zip.clear") }}
				value={zip}
				error={wrongAt === "zip" && wrong}
				onChange={(chosen) => {
					setZip(chosen);
					setWrong(null);
				}}
			/>
			<Button type="submit" variant="filled" loading={busy}>
				{text("workbench.designs.new")}
			</Button>
			{made !== null && (
				<PlainNotice kind="warning" title={made.said}>
					<Link to={`${designAddress(made.uuid)}/verschil`}>{text("exchange.open")}</Link>
				</PlainNotice>
			)}
		</form>
	);
}

/** What a zip did not change, in sentences. */
const unchanged = ({ left, kept }: { readonly left: readonly string[]; readonly kept: readonly string[] }): string =>
	[
		...(left.length > 0 ? [text("exchange.left", { files: andText(left) })] : []),
		...(kept.length > 0 ? [text("exchange.kept", { names: andText(kept.map((name) => `“${name}”`)) })] : []),
	].join(" ");
