import { Modal, type ModalProps } from "@mantine/core";
import { useEffect, useState } from "react";

/** Opens only after it has been there closed: that is when the kit notes where the focus has to return to. */
export default function DialogWindow({ opened, ...props }: ModalProps) {
	const [shown, setShown] = useState(false);
	useEffect(() => setShown(opened), [opened]);
	return <Modal {...props} opened={shown} />;
}
