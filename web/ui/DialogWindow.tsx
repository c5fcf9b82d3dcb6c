import { Modal, type ModalProps } from "@mantine/core";
import { useEffect, useState } from "react";
import { isSecondClick } from "./presses.ts";

/** Opens only after it has been there closed, so that the kit sees it opening. Where the focus returns to is kept by what opens it. */
export default function DialogWindow({ opened, onClose, ...props }: ModalProps) {
	const [shown, setShown] = useState(false);
	useEffect(() => setShown(opened), [opened]);
	// The second click of a double click falls beside the window that the first one opened.
	return <Modal {...props} opened={shown} returnFocus={false} onClose={() => isSecondClick() || onClose()} />;
}
