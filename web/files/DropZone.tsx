import { Button } from "@mantine/core";
import { type DragEvent, useId, useRef, useState } from "react";
import { sizeText } from "../../engine/index.ts";
import { mostFileBytes } from "../api/most-file-bytes.ts";
import { text } from "../texts/text.ts";
import styles from "./Files.module.css";

interface DropZoneProps {
	/** Id of the button, which receives the focus when the field has a problem. */
	readonly id: string;
	readonly label: string;
	/** Ids of further texts that explain the field. */
	readonly describedBy: string;
	/** Without the dot. */
	readonly extensions: readonly string[];
	readonly onFiles: (files: readonly File[]) => void;
}

/** Accepts files through a button, which also offers the camera on a phone, or by dropping them. */
export function DropZone({ id, label, describedBy, extensions, onFiles }: DropZoneProps) {
	const may = useId();
	const most = mostFileBytes();
	const taken = extensions.join(", ");
	const input = useRef<HTMLInputElement>(null);
	const [over, setOver] = useState(false);
	const drag = (event: DragEvent, isOver: boolean) => {
		event.preventDefault();
		setOver(isOver);
	};
	return (
		<fieldset
			aria-label={label}
			className={over ? `${styles.drop} ${styles.over}` : styles.drop}
			onDragOver={(event) => drag(event, true)}
			onDragLeave={(event) => drag(event, false)}
			onDrop={(event) => {
				drag(event, false);
				onFiles([...event.dataTransfer.files]);
			}}
		>
			<Button
				id={id}
				aria-label={label}
				aria-describedby={describedBy === "" ? may : `${describedBy} ${may}`}
				onClick={() => input.current?.click()}
			>
				{text("files.select")}
			</Button>
			<span className={styles.hint} aria-hidden="true">
				{text("files.drop")}
			</span>
			<span id={may} className={`${styles.hint} ${styles.may}`}>
				{most > 0 ? text("files.may.most", { extensions: taken, most: sizeText(most, "down") }) : text("files.may", { extensions: taken })}
			</span>
			<input
				ref={input}
				type="file"
				hidden
				multiple
				accept={extensions.map((extension) => `.${extension}`).join(",")}
				onChange={({ currentTarget }) => {
					onFiles([...(currentTarget.files ?? [])]);
					// Allows choosing the same file again after it failed.
					currentTarget.value = "";
				}}
			/>
		</fieldset>
	);
}
