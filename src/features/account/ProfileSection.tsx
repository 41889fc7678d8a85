import './ProfileSection.css';
import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/layout/Card.tsx';

interface ProfileSectionProps {
  title: string;
  children: ReactNode;
}

export function ProfileSection({ title, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className="profile-section" aria-labelledby={id}>
      <Card>
        <h2 id={id} className="profile-section__title">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
