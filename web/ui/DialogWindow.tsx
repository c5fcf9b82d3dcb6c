import { Modal, type ModalProps } from "@mantine/core";
import { useEffect, useState } from "react";

/** Opens only after it has been there closed, so that the kit sees it opening. Where the focus returns to is kept by what opens it. */
export default function DialogWindow({ opened, ...props }: ModalProps) {
	const [shown, setShown] = useState(false);
	useEffect(() => setShown(opened), [opened]);
	return <Modal {...props} opened={shown} returnFocus={false} />;
}
