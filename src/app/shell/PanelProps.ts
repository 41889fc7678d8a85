export interface PanelProps {
  onClose(): void;
}
