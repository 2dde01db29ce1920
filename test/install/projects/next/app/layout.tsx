import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Pill } from './Pill';

export const metadata: Metadata = { title: 'Our teapot', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Pill />
        {children}
      </body>
    </html>
  );
}
