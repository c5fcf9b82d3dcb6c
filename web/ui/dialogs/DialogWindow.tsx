import { Modal, type ModalProps } from "@mantine/core";
import { useEffect, useState } from "react";
import { isSecondClick } from "../actions/presses.ts";
import { submitByKey } from "../actions/submit-by-key.ts";
import styles from "./DialogWindow.module.css";

/** First mounts closed, so that the kit sees it opening. Whatever opens it takes care of returning the focus. */
export default function DialogWindow({ opened, onClose, ...props }: ModalProps) {
	const [shown, setShown] = useState(false);
	useEffect(() => setShown(opened), [opened]);
	// The second click of a double click lands outside the dialog that the first one opened.
	return (
		<Modal
			classNames={{ title: styles.title ?? "" }}
			onKeyDown={submitByKey}
			{...props}
			opened={shown}
			returnFocus={false}
			onClose={() => isSecondClick() || onClose()}
		/>
	);
}
