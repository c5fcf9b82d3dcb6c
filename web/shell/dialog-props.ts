/** Props of every dialog in the shell. */
export interface DialogProps {
	readonly opened: boolean;
	readonly onClose: () => void;
}
